import * as z from "zod/mini";

/** A month of our calendar, e.g. 2026-11. Stands alone, because addresses and panels need nothing else of the contract. */
export const month = z.string().check(z.regex(/^(19[7-9]\d|20\d\d|21[0-8]\d)-(0[1-9]|1[0-2])$/));
