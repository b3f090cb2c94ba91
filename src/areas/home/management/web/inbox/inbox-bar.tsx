import { IconArrowsSort } from "@tabler/icons-react";
import { decisionKinds } from "#areas/time-tracking/approvals/contract/decision-answer.ts";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import type { Inbox } from "./use-inbox.ts";

/** Which kinds are shown, each with how many wait, and in which order. */
export function InboxBar({ inbox }: { readonly inbox: Inbox }) {
	const t = useTexts(texts);
	const format = useFormat();
	const { query, kind, order } = inbox;
	const counts = query.data?.counts;
	const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
	const shown = decisionKinds.filter((one) => one === kind || (counts?.[one] ?? 0) > 0);
	const choices = [
		{ value: null, label: t.all, count: all },
		...shown.map((value) => ({ value, label: t.kinds[value], count: counts?.[value] })),
	];
	const other = order.chosen === "OLDEST" ? "CLEAN_FIRST" : "OLDEST";
	return (
		<div className="inbox-bar">
			<fieldset className="inbox-kinds">
				<legend className="visually-hidden">{t.filter}</legend>
				{choices.map(({ value, label, count }) => (
					<button
						key={value ?? "ALL"}
						type="button"
						aria-pressed={kind === value}
						onClick={() => inbox.setKind(value)}
					>
						{label} {count !== undefined && <small>{format.number(count, 0)}</small>}
					</button>
				))}
			</fieldset>
			<PictureButton
				icon={IconArrowsSort}
				size="xs"
				label={t.order[order.chosen]}
				aria-pressed={order.chosen === "CLEAN_FIRST"}
				onClick={() => order.choose(other)}
			/>
		</div>
	);
}
