/**
 * Joins class names. It doesn't weigh them: a class that a caller may replace carries the variant `overridable:`,
 * which gives way to any other class for the same property (styles/index.css).
 */
export { clsx as cn } from "clsx";
