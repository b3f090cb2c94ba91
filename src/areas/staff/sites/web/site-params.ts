import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";

/** Of panels about one site. */
export const siteParams = z.object({ siteId: id });
