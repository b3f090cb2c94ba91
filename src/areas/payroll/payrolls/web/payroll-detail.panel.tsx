import { Button } from "@mantine/core";
import { useState } from "react";
import { type Acknowledged, openWarnings } from "#domain/payroll/payroll-warnings.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, type Payroll, payrollTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { PayrollLines } from "./payroll-lines.tsx";
import { PayrollState } from "./payroll-state.tsx";
import { isReason, PayrollWarnings, type Reasons } from "./payroll-warnings.tsx";
import { renewPayrolls } from "./period-cards.tsx";
import "./payrolls.css";

/** A person's month as payroll counts it, with what has to be looked at. */
export default function PayrollDetailPanel({ id }: { readonly id: string }) {
	const { detail: words } = useTexts(texts);
	useLiveTopic(payrollTopic, () => void renew(contract.getPayroll));
	return (
		<AnswerPanel endpoint={contract.getPayroll} input={{ id }} words={words}>
			{(payroll) => <Detail key={payroll.version} payroll={payroll} />}
		</AnswerPanel>
	);
}

function Detail({ payroll }: { readonly payroll: Payroll }) {
	const { detail: t, period } = useTexts(texts);
	const format = useFormat();
	const mayWrite = useMay("payroll.manage", "WRITE");
	const [reasons, setReasons] = useState<Reasons>({});
	const { user, month, runNo, state, payCents, isStale } = payroll;
	const name = `${user.lastName}, ${user.firstName}`;
	const run = runNo > 0 ? ` · ${period.correction(String(runNo))}` : "";
	return (
		<PanelFrame
			title={name}
			sub={`${format.month(`${month}-01`)}${run}`}
			state={<PayrollState state={state} />}
			actions={<HistoryButton entity="payroll" entityId={user.id} />}
			footer={mayWrite && state === "DRAFT" && <CheckButton payroll={payroll} reasons={reasons} />}
		>
			{isStale && <p>{t.stale}</p>}
			{payCents !== null && (
				<Facts areFigures>
					<Fact label={t.pay}>{`${format.number(payCents / 100, 2)} €`}</Fact>
				</Facts>
			)}
			<Section title={t.lines}>
				<PayrollLines payroll={payroll} />
			</Section>
			<Section title={t.warnings}>
				<PayrollWarnings payroll={payroll} reasons={reasons} onChange={setReasons} />
			</Section>
		</PanelFrame>
	);
}

interface CheckGiven {
	readonly payroll: Payroll;
	readonly reasons: Reasons;
}

/** Disabled as long as a warning is open, and says so. */
function CheckButton({ payroll, reasons }: CheckGiven) {
	const t = useTexts(texts).detail;
	const { id, version, warnings } = payroll;
	const open = openWarnings(warnings, payroll.acknowledged as readonly Acknowledged[]);
	const left = open.filter(({ code }) => !isReason(reasons[code]));
	const check = () =>
		attempt({
			context: t.check,
			done: t.checked,
			renew: renewPayrolls,
			act: () =>
				api(contract.checkPayroll, {
					...{ id, version },
					acknowledged: open.map(({ code }) => ({ code, reason: reasons[code] ?? "" })),
				}),
		});
	return (
		<>
			{left.length > 0 && <span>{t.open(left.length)}</span>}
			<Button disabled={left.length > 0} onClick={() => void check()}>
				{t.check}
			</Button>
		</>
	);
}
