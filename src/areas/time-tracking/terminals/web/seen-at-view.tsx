import { useFormat } from "#kit/web/format.ts";

/** When a terminal was heard of last. */
export function SeenAtView({ item }: { readonly item: { readonly seenAt: string | null } }) {
	const format = useFormat();
	return item.seenAt === null ? null : format.instant(item.seenAt);
}
