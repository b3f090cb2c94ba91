import type { MasterDeclaration } from "#kit/contract/master-data/master-data.ts";

/** An entry's id as its operations and panels call it. */
export function entryKey(
	{ idName }: Pick<MasterDeclaration, "idName">,
	id: string,
): { readonly id: string } {
	// the name is known at run time only
	return { [idName]: id } as { readonly id: string };
}
