import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import {
	type Acknowledged,
	openWarnings,
	type PayrollWarning,
	type PayrollWarningCode,
} from "#domain/payroll/payroll-warnings.ts";
import { printCurrency } from "#kit/ui/data-grid/column/printer.ts";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Payroll } from "../contract.ts";
import { texts } from "../text.ts";
import { mendingOf } from "./mend-warning.ts";

/** What has been typed so far, by the warning. */
export type Reasons = Partial<Record<PayrollWarningCode, string>>;

/** At least a few letters, as the server wants them. */
export function isReason(text = ""): boolean {
	return text.trim().length >= 3;
}

interface Given {
	readonly payroll: Payroll;
	readonly reasons: Reasons;
	readonly onChange: (reasons: Reasons) => void;
}

/** Open ones with the field of their reason in place; acknowledged ones keep when and why. */
export function PayrollWarnings({ payroll, reasons, onChange }: Given) {
	const { detail: t, warnings: words } = useTexts(texts);
	const mayWrite = useMay("payroll.manage", "WRITE");
	const { warnings, acknowledged, state } = payroll;
	if (warnings.length === 0) return <p>{t.noWarnings}</p>;
	const open = new Set(openWarnings(warnings, acknowledged as readonly Acknowledged[]));
	return (
		<ul className="payroll-warnings">
			{warnings.map((warning) => {
				const isOpen = open.has(warning);
				return (
					<li key={warning.code} data-open={isOpen || undefined}>
						<Sign isOpen={isOpen} />
						<div>
							<b>{words[warning.code]}</b>
							<Over warning={warning} />
							{!isOpen && <Said payroll={payroll} code={warning.code} />}
							{isOpen && mayWrite && state === "DRAFT" && (
								<TextField
									label={`${t.reason}: ${words[warning.code]}`}
									value={reasons[warning.code] ?? ""}
									onChange={(text) => onChange({ ...reasons, [warning.code]: text })}
									maxLength={500}
								/>
							)}
						</div>
						{isOpen && state !== "CLOSED" && <MendButton payroll={payroll} code={warning.code} />}
					</li>
				);
			})}
		</ul>
	);
}

function Sign({ isOpen }: { readonly isOpen: boolean }) {
	const Shape = isOpen ? IconAlertTriangle : IconCircleCheck;
	return <Shape size={18} stroke={1.7} aria-hidden />;
}

/** To where the matter itself is put right. */
function MendButton({ payroll, code }: SaidGiven) {
	const { detail: t, warnings: words } = useTexts(texts);
	const mend = mendingOf(code, payroll);
	return (
		mend && (
			<Button variant="subtle" size="compact-sm" aria-label={t.mendOf(words[code])} onClick={mend}>
				{t.mend}
			</Button>
		)
	);
}

/** How far beyond its limit it is. */
function Over({ warning: { code, value, limit } }: { readonly warning: PayrollWarning }) {
	const t = useTexts(texts).detail;
	const format = useFormat();
	if (limit === null) return null;
	const written = (amount: number) =>
		code === "MAX_WAGE_EXCEEDED" ? printCurrency(amount, { format }) : `${format.hours(amount)} h`;
	return <small className="payroll-note">{t.over(written(value), written(limit))}</small>;
}

interface SaidGiven {
	readonly payroll: Payroll;
	readonly code: PayrollWarningCode;
}

function Said({ payroll, code }: SaidGiven) {
	const t = useTexts(texts).detail;
	const format = useFormat();
	const said = payroll.acknowledged.find((one) => one.code === code);
	return (
		said && (
			<small className="payroll-note">
				{t.acknowledged(said.reason, said.by, format.date(said.at))}
			</small>
		)
	);
}
