import type { ReactNode } from "react";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { OvertimeEntry } from "../contract/fields.ts";
import { texts } from "../text.ts";
import "./overtime.css";

interface Given {
	readonly entries: readonly OvertimeEntry[];
	/** What may be done with one, at its right. */
	readonly action?: (entry: OvertimeEntry) => ReactNode;
}

/** Lines of a ledger: what was taken back stays, quieter. */
export function EntryList({ entries, action }: Given) {
	const { kinds, detail: t } = useTexts(texts);
	const format = useFormat();
	return (
		<ul className="overtime-entries">
			{entries.map((entry) => {
				const { id, kind, effectiveOn, minutes, reason, isReversed } = entry;
				const notes = [format.dayWithYear(effectiveOn), isReversed ? t.reversed : null, reason];
				return (
					<li key={id} data-reversed={isReversed || undefined}>
						<div className="overtime-entry">
							<b>{kinds[kind]}</b>
							<span>{notes.filter(Boolean).join(" · ")}</span>
						</div>
						<span className="overtime-minutes">{`${format.hours(minutes, { sign: true })} h`}</span>
						{action?.(entry)}
					</li>
				);
			})}
		</ul>
	);
}
