import "./vitest.css";
