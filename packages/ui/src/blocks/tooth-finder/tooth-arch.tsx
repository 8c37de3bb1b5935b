import type { CSSProperties, ReactNode } from "react";
import { type Tooth, type ToothSide, upperTeeth } from "./teeth";
import { toothShapes } from "./tooth-shapes";

export interface ToothArchProps {
  /** Names the teeth for screen readers: "Upper teeth, from your right to your left". */
  label: string;
  /** Instructions in the hollow of the arch, until a tooth is chosen. */
  hint: string;
  /** Names of the kinds of teeth, from the middle incisor to the wisdom tooth. */
  names: readonly string[];
  /** Names of the sides of the upper jaw. */
  sides: Record<ToothSide, string>;
  /** Kinds of teeth that match what the visitor typed, counted from 1. */
  found?: readonly number[] | undefined;
  /** The picture of the teeth, 690 by 670. Their outlines are drawn where there is none. */
  children?: ReactNode;
}

/**
 * The upper teeth as radio buttons on their picture: one tab stop, and arrow keys that go along the arch. Choosing works
 * before hydration and without JavaScript.
 */
export function ToothArch({ label, hint, names, sides, found = [], children }: ToothArchProps) {
  return (
    <fieldset
      data-slot="tooth-arch"
      className="tooth-arch max-sm:-mx-gutter sm:max-md:mx-auto sm:max-md:w-full sm:max-md:max-w-[32rem] md:col-span-7 md:col-start-1 md:row-span-3 md:row-start-1 print:hidden"
    >
      <legend className="sr-only">{label}</legend>
      <div className="tooth-box">
        <div className="tooth-picture">{children}</div>
        <p data-slot="tooth-arch-hint" className="tooth-name">
          <span>{hint}</span>
        </p>
        {upperTeeth.map((tooth) => (
          <ToothRadio
            key={tooth.fdi}
            tooth={tooth}
            name={names[tooth.number - 1]}
            side={sides[tooth.side]}
            found={found.includes(tooth.number)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ToothRadioProps {
  tooth: Tooth;
  name: string | undefined;
  side: string;
  found: boolean;
}

/** Its look is in styles/teeth.css. */
function ToothRadio({ tooth: { fdi, number, side: jawSide }, name, side, found }: ToothRadioProps) {
  const { outline, target, box } = toothShapes.teeth[number - 1] ?? {};
  if (!outline || !target || !box) return null;
  return (
    <label className="tooth">
      <span style={placeOf(box, jawSide)}>
        <input
          type="radio"
          name="tooth"
          value={fdi}
          data-tooth={number}
          className={`tooth-radio tooth-${number}`}
          aria-label={`${name}, ${side} ${fdi}`}
        />
        <svg
          aria-hidden
          data-found={found || undefined}
          viewBox={box.join(" ")}
          className={jawSide === "left" ? "mirrored" : undefined}
        >
          <path className="tooth-target" d={target} />
          <path className="tooth-outline" d={outline} vectorEffect="non-scaling-stroke" />
        </svg>
      </span>
      <span aria-hidden className="tooth-name">
        <span>{name}</span>
        {` ${side} ${fdi}`}
      </span>
    </label>
  );
}

/** The box of a tooth, in per cent of the picture. */
function placeOf([x = 0, y = 0, width = 0, height = 0]: readonly number[], side: ToothSide): CSSProperties {
  const { width: whole, height: high } = toothShapes;
  const left = side === "right" ? x : whole - x - width;
  return {
    left: `${percent(left / whole)}%`,
    top: `${percent(y / high)}%`,
    width: `${percent(width / whole)}%`,
    height: `${percent(height / high)}%`,
  };
}

const percent = (part: number) => Math.round(part * 1000) / 10;
