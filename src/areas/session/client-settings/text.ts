import { inBothLanguages } from "#kit/contract/texts.ts";

/** No words of its own yet beyond those of the kit. */
export const texts = inBothLanguages({ errors: {} });
