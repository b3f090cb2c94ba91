import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";

/** Of panels about one unit. */
export const unitParams = z.object({ unitId: id });

/** Of the panel that makes a unit; the one above it may be known already. */
export const newUnitParams = z.object({ parentId: z.optional(id) });
