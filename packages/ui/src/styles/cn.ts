/**
 * Joins class names. Later classes don't win over earlier ones: a class that a caller may replace carries the
 * variant `overridable:`, which yields to any other class for the same property (styles/index.css).
 */
export { clsx as cn } from "clsx";
