// Made by scripts/make-tokens.ts from tokens/*.json; change those, not this.

export type ThemeName = "default" | "kids" | "dark";

export type ColourToken =
  | "surface"
  | "surface-raised"
  | "surface-sunken"
  | "ink"
  | "ink-muted"
  | "line"
  | "line-strong"
  | "primary"
  | "primary-strong"
  | "primary-soft"
  | "on-primary"
  | "on-primary-muted"
  | "deep"
  | "on-deep"
  | "on-deep-muted"
  | "scrim"
  | "accent"
  | "accent-soft"
  | "positive"
  | "positive-soft"
  | "critical"
  | "critical-soft"
  | "warning"
  | "warning-soft";

export type TextSize = "sm" | "base" | "lead" | "title" | "heading" | "headline" | "display";

export type Radius = "control" | "panel" | "arch";
