import { IconPencil } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "#kit/ui/icon-button.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { OvertimeAccount, OvertimeEntry } from "../contract/fields.ts";
import { texts } from "../text.ts";
import { AccountView } from "./account-panel.tsx";
import "./overtime.css";
import { isChangeable } from "./modification-form.tsx";
import { type ofUser, overtimeModificationEdit } from "./panels.ts";

/** A person's whole ledger; what was written by hand is changed from here. */
export default function OvertimeModificationsPanel({ userId }: PanelProps<typeof ofUser>) {
	const { detail: t, kinds } = useTexts(texts);
	const format = useFormat();
	const mayWrite = useMay("overtime.manage", "WRITE");
	const changeOf = (account: OvertimeAccount, entry: OvertimeEntry) => {
		if (!mayWrite || !isChangeable(account, entry)) return null;
		const params = { userId, modificationId: entry.id };
		return (
			<IconButton
				icon={IconPencil}
				label={`${t.change}: ${kinds[entry.kind]}, ${format.date(entry.effectiveOn)}`}
				onClick={() => openPanel(overtimeModificationEdit, params, { stack: "sub" })}
			/>
		);
	};
	return (
		<AccountView userId={userId}>
			{({ account }) =>
				account.entries.length === 0 ? (
					<EmptyState text={t.noEntries} />
				) : (
					<EntryList entries={account.entries} action={(entry) => changeOf(account, entry)} />
				)
			}
		</AccountView>
	);
}

interface Given {
	readonly entries: readonly OvertimeEntry[];
	/** What may be done with one, at its right. */
	readonly action?: (entry: OvertimeEntry) => ReactNode;
}

/** Lines of a ledger: what was taken back stays, quieter. */
function EntryList({ entries, action }: Given) {
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
