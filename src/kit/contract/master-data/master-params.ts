import * as z from "zod/mini";
import { id } from "../fields.ts";
import type { MasterDeclaration } from "./master-data.ts";

/** Parameters of panels about one entry. */
export const masterParams = z.object({ id });

/** The same where operations and panels call the id otherwise; `entryKey` says it by that name. */
export function entryParams(idName: string): typeof masterParams {
	return z.object({ [idName]: id }) as unknown as typeof masterParams;
}

/** An entry's id as its operations and panels call it. */
export function entryKey(
	{ idName }: Pick<MasterDeclaration, "idName">,
	id: string,
): { readonly id: string } {
	// the name is known at run time only
	return { [idName]: id } as { readonly id: string };
}

/** Of a panel that creates without id and changes with one. */
export const masterEditParams = z.object({ id: z.optional(id) });

/** Of overviews, and of panels that only create. */
export const noParams = z.object({});
