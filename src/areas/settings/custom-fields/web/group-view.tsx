/** The group of a field, by its name. */
export function GroupView({ item }: { readonly item: { readonly groupName?: string } }) {
	return item.groupName;
}
