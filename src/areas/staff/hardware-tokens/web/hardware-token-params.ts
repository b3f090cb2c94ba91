import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";

/** Whose tokens. */
export const hardwareTokenParams = z.object({ userId: id });
