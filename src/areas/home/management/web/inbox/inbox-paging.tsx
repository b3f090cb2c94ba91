import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import type { Inbox } from "./use-inbox.ts";

/** Which rows these are, and the way to others; nothing where all are shown. */
export function InboxPaging({ inbox }: { readonly inbox: Inbox }) {
	const t = useTexts(texts);
	const format = useFormat();
	const { page, pageSize, total, setPage, chosen } = inbox;
	if (total <= pageSize || chosen.isChecking) return null;
	const first = (page - 1) * pageSize + 1;
	const last = Math.min(total, page * pageSize);
	const number = (value: number) => format.number(value, 0);
	return (
		<div className="inbox-paging">
			<IconButton
				icon={IconChevronLeft}
				label={t.previous}
				disabled={page === 1}
				onClick={() => setPage(page - 1)}
			/>
			<p role="status">{t.range(`${number(first)} – ${number(last)}`, number(total))}</p>
			<IconButton
				icon={IconChevronRight}
				label={t.next}
				disabled={last >= total}
				onClick={() => setPage(page + 1)}
			/>
		</div>
	);
}
