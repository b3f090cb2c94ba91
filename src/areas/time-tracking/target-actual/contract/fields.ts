import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { dayFlags } from "./day-flags.ts";

export const minutes = z.int();

export const person = z.object({
	id,
	firstName: z.string(),
	lastName: z.string(),
	personnelNumber: z.nullable(z.string()),
});

export const flags = z.array(z.enum(dayFlags));
