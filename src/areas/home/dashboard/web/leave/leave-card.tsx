import { leaveAccountsDetail } from "#areas/absences/leave-accounts/web/panels.ts";
import { absencesCreate } from "#areas/absences/requests/web/panels.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { KeyFigure } from "#kit/ui/key-figure.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { type Format, useFormat } from "#kit/web/format/format.ts";
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
	const { year, activityId, unit, next } = account;
	const beside = useBeside(account);
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
			<KeyFigure
				value={printed(total - approved, account, format)}
				unit={[t.left[unit], beside(total - approved)].filter(Boolean).join(" · ")}
			/>
			<LeaveBar account={account} />
			<dl className="leave-figures">
				{rows.map(([id, label, amount]) => (
					<div key={id} data-of={id}>
						<dt>{label}</dt>
						<dd>
							<small>{beside(amount)}</small>{" "}
							<b>
								{unit === "MINUTES" ? `${format.hours(amount)}\u00a0h` : format.number(amount, 1)}
							</b>
						</dd>
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

/** "160:30" where the account is kept in hours, else days with as few decimals as they need. */
function printed(amount: number, { unit }: Pick<Leave, "unit">, format: Format): string {
	return unit === "MINUTES" ? format.hours(amount) : format.amount(amount);
}

/** Days in hours, and hours in days, by the day of her contract; null without one. */
function useBeside({ unit, dayMinutes }: Leave): (amount: number) => string | null {
	const t = useTexts(texts);
	const format = useFormat();
	return (amount) => {
		if (!dayMinutes) return null;
		if (unit === "DAYS") return `${format.hours(Math.round(amount * dayMinutes))}\u00a0h`;
		return t.days(format.number(amount / dayMinutes, 1));
	};
}

/** What is approved and asked for of all there is; more than there is fills it whole. */
function LeaveBar({ account }: { readonly account: Leave }) {
	const t = useTexts(texts);
	const format = useFormat();
	const { totalLeaveThisYear: total, leaveApproved: approved, leaveRequested: requested } = account;
	const whole = Math.max(total, approved + requested, 1);
	const share = (amount: number) => ({ width: `${(Math.max(0, amount) / whole) * 100}%` });
	const said = (amount: number) => printed(amount, account, format);
	return (
		<div
			className="leave-bar"
			role="img"
			aria-label={t.share[account.unit](said(approved), said(requested))}
		>
			<i data-of="approved" style={share(approved)} />
			<i data-of="requested" style={share(requested)} />
		</div>
	);
}
