import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Modification } from "../contract/modifications.ts";
import { texts } from "../text.ts";
import { specialAccountsModificationEdit } from "./panels.ts";
import "./special-accounts.css";

interface Given {
	readonly userId: string;
	readonly items: readonly Modification[];
	/** Leads to the forms of those that may still be changed. */
	readonly mayDecide: boolean;
}

/** Modifications, the newest first; what was taken back stays, quieter, with what took it back. */
export function ModificationList({ userId, items, mayDecide }: Given) {
	const t = useTexts(texts).modifications;
	const format = useFormat();
	const edit = (modificationId: string) =>
		openPanel(specialAccountsModificationEdit, { userId, modificationId }, { stack: "sub" });
	return (
		<ul className="account-list">
			{items.map(({ id, day, type, minutes, code, reason, ...one }) => {
				const isSettled = one.isReversed || one.reversesId !== null;
				const signed = type === "ENTITLEMENT" ? minutes : -minutes;
				const head = `${format.date(day)} · ${code} · ${format.hours(signed, { sign: true })} h`;
				const state = one.isReversed ? t.reversed : t.reversal;
				const about = isSettled ? `${reason} · ${state}` : reason;
				return (
					<li key={id} data-past={isSettled || undefined}>
						{mayDecide && !isSettled ? (
							<button type="button" className="account-choice" onClick={() => edit(id)}>
								<b>{head}</b>
								<span>{about}</span>
							</button>
						) : (
							<>
								<b>{head}</b>
								<p>{about}</p>
							</>
						)}
					</li>
				);
			})}
		</ul>
	);
}
