import { Tag } from "#kit/ui/tag/tag.tsx";

interface Given {
	readonly item: { readonly name: string; readonly color: string };
}

/** The tag as people wear it. */
export function TagView({ item: { name, color } }: Given) {
	return <Tag color={color}>{name}</Tag>;
}
