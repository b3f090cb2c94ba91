import * as z from "zod/mini";
import { accountUnits } from "#domain/leave/amount/account-units.ts";

/** In what accounts of a kind of leave are kept. */
export const accountUnit = z.enum(accountUnits);

/**
 * What an account comes to, or what moves it: days with the decimals they have, at most four ("8.3333", "10", "-0.5"), or hours and
 * minutes where it is kept in minutes ("160:30", "-0:30").
 */
export const amount = z.string();
