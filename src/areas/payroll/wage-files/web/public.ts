export { reasonInWords, useFieldWords } from "./field-words.ts";
