export { keyOf, keyOfCopy } from "./demand.ts";
export { changeOf, readCopies } from "./read-copies.ts";
export { placesAt, placesIn, placesOfItems } from "./sql/demand.ts";
export { placesOfTemplates } from "./sql/template.ts";
export { areKindsFitAt, areTimesFit } from "./template-rules.ts";
