import { IconBan, IconCheck, IconX } from "@tabler/icons-react";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { isClean } from "../decision-screens.ts";
import type { Deciding } from "./use-deciding.ts";
import type { Inbox } from "./use-inbox.ts";
import "./bulk-bar.css";

interface Given {
	readonly inbox: Inbox;
	readonly deciding: Deciding;
}

/** What can be done with the selected ones; nothing without any. */
export function BulkBar({ inbox: { chosen }, deciding }: Given) {
	const t = useTexts(texts).bulk;
	const many = chosen.rows.length;
	if (many === 0) return null;
	const clean = chosen.rows.filter(isClean).length;
	return (
		<section className="inbox-bulk" aria-label={t.label}>
			<p role="status">
				<b>{chosen.isChecking ? t.checking(many) : t.count(String(many))}</b>
				<span>{t.clean(String(clean), String(many - clean))}</span>
			</p>
			<div>
				<button type="button" onClick={() => void deciding.rejectChosen()}>
					<IconBan size={16} stroke={1.8} aria-hidden />
					{t.reject}
				</button>
				{!chosen.isChecking && (
					<button type="button" onClick={chosen.check}>
						{t.check(many)}
					</button>
				)}
				{clean > 0 && (
					<button type="button" data-primary onClick={() => void deciding.approveClean()}>
						<IconCheck size={16} stroke={1.8} aria-hidden />
						{t.approve(clean)}
					</button>
				)}
				<button type="button" aria-label={t.clear} title={t.clear} onClick={chosen.clear}>
					<IconX size={16} stroke={1.8} aria-hidden />
				</button>
			</div>
		</section>
	);
}
