import { leaveAccountsDetail } from "#areas/absences/leave-accounts/web/panels.ts";
import { absencesCreate } from "#areas/absences/requests/web/panels.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { KeyFigure } from "#kit/ui/key-figure.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { contract } from "../../contract.ts";
import { texts } from "./text.ts";
import "./leave-card.css";

type Leave = NonNullable<AnswerOf<typeof contract.getOverview>["leaveAccount"]>;

/** The leave box: what is left of this year, what of it is approved and asked for, and the way to the account and to more. */
export default function LeaveCard({ account }: { readonly account: Leave }) {
	const t = useTexts(texts);
	const format = useFormat();
	const { userId } = useSession();
	const { year, activityId, next } = account;
	const { totalLeaveThisYear: total, leaveApproved: approved, leaveRequested: requested } = account;
	const rows = [
		["approved", t.approved, approved],
		["requested", t.requested, requested],
		["total", t.total, total],
	] as const;
	return (
		<Card
			title={t.title(String(year))}
			className="leave-card"
			side={
				<button
					type="button"
					className="card-link"
					onClick={() => openPanel(leaveAccountsDetail, { userId, year, activityId })}
				>
					{t.account}
				</button>
			}
		>
			<KeyFigure value={format.amount(total - approved)} unit={t.left} />
			<LeaveBar account={account} />
			<dl className="leave-figures">
				{rows.map(([id, label, days]) => (
					<div key={id} data-of={id}>
						<dt>{label}</dt>
						<dd>{format.number(days, 1)}</dd>
					</div>
				))}
			</dl>
			<p className="leave-next">
				{next && <span>{t.next(format.days(next.from, next.to))}</span>}
				<button
					type="button"
					className="card-link"
					onClick={() => openPanel(absencesCreate, { activityId })}
				>
					{t.plan}
				</button>
			</p>
		</Card>
	);
}

/** What is approved and asked for of all there is; more than there is fills it whole. */
function LeaveBar({ account }: { readonly account: Leave }) {
	const t = useTexts(texts);
	const format = useFormat();
	const { totalLeaveThisYear: total, leaveApproved: approved, leaveRequested: requested } = account;
	const whole = Math.max(total, approved + requested, 1);
	const share = (days: number) => ({ width: `${(Math.max(0, days) / whole) * 100}%` });
	return (
		<div
			className="leave-bar"
			role="img"
			aria-label={t.share(format.amount(approved), format.amount(requested))}
		>
			<i data-of="approved" style={share(approved)} />
			<i data-of="requested" style={share(requested)} />
		</div>
	);
}
