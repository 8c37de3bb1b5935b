import { Button } from "@clinic/ui/button";
import { useState } from "react";
import { Part } from "./part";
import { themes } from "./tokens";

const curve =
  /cubic-bezier\(([^)]+)\)/
    .exec(themes.default["ease-settle"] ?? "")?.[1]
    ?.split(",")
    .map(Number) ?? [];
const duration = themes.default["duration-settle"];

/** The easing curve, and a block that moves at both speeds. */
export function Easing() {
  const [moved, setMoved] = useState(false);
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = curve;
  const at = (x: number, y: number) => `${x * 160} ${160 - y * 160}`;
  return (
    <Part>
      <div className="grid gap-10 md:grid-cols-[12rem_1fr]">
        <svg
          viewBox="-8 -8 176 176"
          aria-hidden
          className="text-line-strong"
          fill="none"
          stroke="currentColor"
        >
          <path d="M0 0v160h160" />
          <path d={`M${at(0, 0)} L${at(x1, y1)} M${at(1, 1)} L${at(x2, y2)}`} strokeDasharray="4 4" />
          <path
            d={`M${at(0, 0)} C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`}
            className="text-primary"
            strokeWidth="3"
          />
        </svg>
        <div className="flex flex-col items-start gap-6">
          <Button onClick={() => setMoved(!moved)}>Move</Button>
          {[duration, "1000ms"].map((time) => (
            <div key={time} className="flex w-full items-center gap-4 text-sm tabular-nums">
              <span className="w-20 shrink-0">{time}</span>
              <span className="grow rounded-control bg-surface-sunken [container-type:inline-size]">
                <span
                  className="block size-10 rounded-control bg-primary transition-[translate] ease-(--ease-settle)"
                  style={{ transitionDuration: time, translate: moved ? "calc(100cqi - 2.5rem)" : 0 }}
                />
              </span>
            </div>
          ))}
        </div>
      </div>
    </Part>
  );
}
