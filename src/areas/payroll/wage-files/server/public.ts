export { findingSentence } from "./in-words.ts";
