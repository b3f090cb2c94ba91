import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { OvertimeAccount } from "../contract/fields.ts";
import { texts } from "../text.ts";

/** Where the balance stands between its limits; without limits there is nothing to see. */
export function LimitBar({ account }: { readonly account: OvertimeAccount }) {
	const { detail: t } = useTexts(texts);
	const format = useFormat();
	const { balanceMinutes: balance, limits } = account;
	const { upper, lower } = limits;
	if (upper === null && lower === null) return null;
	const from = Math.min(0, balance, lower ?? 0);
	const to = Math.max(0, balance, upper ?? 0);
	const at = (minutes: number) => `${((minutes - from) / (to - from || 1)) * 100}%`;
	const hours = (minutes: number) => format.hours(minutes, { sign: true });
	const marks = [lower, 0, upper].filter((one) => one !== null);
	return (
		<div
			className="limit-bar"
			role="img"
			aria-label={t.between(hours(balance), marks.map(hours).join(", "))}
		>
			<span className="limit-track">
				<span
					className="limit-fill"
					data-state={account.state}
					style={{
						left: at(Math.min(0, balance)),
						right: `calc(100% - ${at(Math.max(0, balance))})`,
					}}
				/>
				{marks.map((minutes) => (
					<i key={minutes} style={{ left: at(minutes) }} />
				))}
			</span>
			<span className="limit-marks">
				{marks.map((minutes) => (
					<span key={minutes} style={{ left: at(minutes) }}>
						{hours(minutes)}
					</span>
				))}
			</span>
		</div>
	);
}
