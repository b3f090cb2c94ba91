import { Button } from "@mantine/core";
import { useState } from "react";
import { TimesheetButton } from "#areas/time-tracking/target-actual/web/public.ts";
import { type Acknowledged, openWarnings } from "#domain/payroll/payroll-warnings.ts";
import { DangerButton } from "#kit/ui/danger-button.tsx";
import { askReason } from "#kit/ui/dialog/ask-reason.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { ListWalk } from "#kit/web/grid/list-walk.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, type Payroll, payrollTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { payrollDetail } from "./panels.ts";
import { PayrollFigures } from "./payroll-figures.tsx";
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
	const maySeeTimes = useMay("timetrackings.manage", "READ");
	const [reasons, setReasons] = useState<Reasons>({});
	const { user, unitName, month, runNo, state, isStale } = payroll;
	const sub = [
		format.month(`${month}-01`),
		...(runNo > 0 ? [period.correction(String(runNo))] : []),
		unitName,
		...(user.personnelNumber ? [t.personnelNo(user.personnelNumber)] : []),
	];
	return (
		<PanelFrame
			title={`${user.lastName}, ${user.firstName}`}
			sub={sub.join(" · ")}
			state={<PayrollState state={state} />}
			actions={
				<>
					<ListWalk
						id={payroll.id}
						endpoint={contract.getPayroll}
						input={(id) => ({ id })}
						open={(id) => openPanel(payrollDetail, { id })}
					/>
					<HistoryButton entity="payroll" entityId={user.id} />
				</>
			}
			footer={
				(maySeeTimes || (mayWrite && state !== "CLOSED")) && (
					<>
						{mayWrite && state !== "CLOSED" && <ReturnButton payroll={payroll} />}
						{maySeeTimes && <TimesheetButton userId={user.id} month={month} />}
						{mayWrite && state === "DRAFT" && <CheckButton payroll={payroll} reasons={reasons} />}
					</>
				)
			}
		>
			{isStale && <p>{t.stale}</p>}
			<PayrollFigures payroll={payroll} />
			<Section title={t.lines}>
				<PayrollLines payroll={payroll} />
			</Section>
			<Section title={t.warnings}>
				<PayrollWarnings payroll={payroll} reasons={reasons} onChange={setReasons} />
			</Section>
		</PanelFrame>
	);
}

/** Gives it back to who decides about the times, with a reason. */
function ReturnButton({ payroll: { id, version } }: { readonly payroll: Payroll }) {
	const t = useTexts(texts).detail;
	const giveBack = async () => {
		const question = { title: t.giveBack, text: t.giveBackText, confirm: t.giveBack };
		const reason = await askReason({ ...question, required: true, danger: true });
		if (reason === null) return;
		const act = () => api(contract.returnPayroll, { id, version, reason });
		await attempt({ context: t.giveBack, done: t.givenBack, act, renew: renewPayrolls });
	};
	return <DangerButton onClick={() => void giveBack()}>{t.giveBack}</DangerButton>;
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
