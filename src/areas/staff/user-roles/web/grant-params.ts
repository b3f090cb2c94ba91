import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";

export const ofUser = z.object({ userId: id });
export const ofUnit = z.object({ unitId: id });
/** A person's rights at one unit. */
export const ofUserAtUnit = z.object({ userId: id, unitId: id });
