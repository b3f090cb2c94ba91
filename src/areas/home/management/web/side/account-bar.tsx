import { numberOfAmount } from "#domain/leave/amount/account-unit.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Decision } from "../../contract.ts";
import { texts } from "../../text.ts";
import { useDecisionWords } from "../decision-words.ts";

/** What the account comes to: as it is, what this takes or gives, and afterwards. */
export function AccountBar({ decision }: { readonly decision: Decision }) {
	const t = useTexts(texts).side;
	const words = useDecisionWords();
	const effect = words.effect(decision);
	if (effect === null) return null;
	const { leave } = decision;
	const title = leave === null ? t.overtimeAccount : t.leaveAccount(String(leave.year));
	return (
		<section className="decision-account">
			<h3>{title}</h3>
			{leave !== null && (
				<Bar before={numberOfAmount(leave.before)} after={numberOfAmount(leave.after)} />
			)}
			<dl>
				<div>
					<dt>{t.before}</dt>
					<dd>{effect.before}</dd>
				</div>
				<div>
					<dt>{t.own}</dt>
					<dd>{effect.own}</dd>
				</div>
				<div>
					<dt>{t.after}</dt>
					<dd data-below={effect.isBelowZero || undefined}>{effect.after}</dd>
				</div>
			</dl>
		</section>
	);
}

/** What stays of the greater of both. */
function Bar({ before, after }: { readonly before: number; readonly after: number }) {
	const most = Math.max(before, after, 1);
	const share = (amount: number) => `${(Math.max(0, amount) / most) * 100}%`;
	return (
		<div className="decision-bar" aria-hidden>
			<i style={{ width: share(Math.max(before, after)) }} data-moved />
			<i style={{ width: share(Math.min(before, after)) }} />
		</div>
	);
}
