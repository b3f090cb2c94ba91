import * as z from "zod/mini";
import { id } from "../fields.ts";

/** Parameters of panels about one entry. */
export const masterParams = z.object({ id });

/** Of a panel that creates without id and changes with one. */
export const masterEditParams = z.object({ id: z.optional(id) });

/** Of overviews, and of panels that only create. */
export const noParams = z.object({});
