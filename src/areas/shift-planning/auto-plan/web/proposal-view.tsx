import { Button } from "@mantine/core";
import { IconPlayerStop, IconShieldCheck } from "@tabler/icons-react";
import { useUnitName } from "#areas/staff/units/web/public.ts";
import { useStore } from "#kit/ui/create-store.ts";
import { DangerButton } from "#kit/ui/danger-button.tsx";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { type AutoPlan, contract } from "../contract.ts";
import { acceptProposal } from "./accept-proposal.ts";
import { droppedOf, droppedStore } from "./dropped-store.ts";
import { ProposalBalance } from "./proposal-balance.tsx";
import { ProposalLists } from "./proposal-lists.tsx";
import { isProposed } from "./proposed-shifts.ts";
import { texts } from "./text.ts";

interface Given {
	readonly plan: AutoPlan;
	readonly close: () => void;
}

/** What the machine found, in words, and what is to become of it. */
export function ProposalView({ plan, close }: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	const unit = useUnitName(plan.unitId);
	return (
		<PanelFrame
			sub={[format.days(plan.from, plan.to), unit].filter(Boolean).join(" · ")}
			footer={plan.mayAccept && <Foot plan={plan} close={close} />}
		>
			{plan.state === "FAILED" ? (
				<ErrorState text={t.failed} onRetry={() => void discard(plan, t.again)} />
			) : (
				<Result plan={plan} />
			)}
			{!plan.mayAccept && <p className="auto-plan-note">{t.readOnly}</p>}
			{plan.state === "READY" && <ProposalBalance plan={plan} />}
			<ProposalLists plan={plan} />
		</PanelFrame>
	);
}

function Result({ plan }: Pick<Given, "plan">) {
	const t = useTexts(texts);
	const { shifts, needed, progress, state } = plan;
	const filled = shifts.filter(({ userId, fromUserId }) => userId !== null && fromUserId === null);
	const moved = shifts.filter(
		({ fromUserId, ...one }) => fromUserId !== null && one.userId !== fromUserId,
	);
	return (
		<div className="auto-plan-result">
			<IconShieldCheck size={28} stroke={1.6} aria-hidden />
			<div role="status">
				<b>{t.filled(String(filled.length), String(needed))}</b>
				<p>{moved.length === 0 ? t.lawful : t.moved(moved.length)}</p>
				{state === "RUNNING" && (
					<>
						<p>{t.running(String(progress))}</p>
						<progress max={100} value={progress} aria-label={t.running(String(progress))} />
					</>
				)}
			</div>
		</div>
	);
}

function Foot({ plan, close }: Given) {
	const t = useTexts(texts);
	const dropped = droppedOf(useStore(droppedStore), plan.id);
	if (plan.state === "RUNNING") {
		return (
			<Button
				variant="default"
				leftSection={<IconPlayerStop size={16} aria-hidden />}
				onClick={() => void stop(plan, t.stop)}
			>
				{t.stop}
			</Button>
		);
	}
	const proposed = plan.shifts.filter(isProposed);
	const chosen = proposed.filter(({ key }) => !dropped.has(key)).map(({ key }) => key);
	const isPart = chosen.length < proposed.length;
	return (
		<>
			<DangerButton onClick={() => void discard(plan, t.discard).then(close)}>
				{t.discard}
			</DangerButton>
			<Button variant="default" onClick={() => void improve(plan, t.improve)}>
				{t.improve}
			</Button>
			{isPart && chosen.length > 0 && (
				<Button variant="default" onClick={() => void acceptProposal(plan, chosen)}>
					{t.acceptSome(chosen.length)}
				</Button>
			)}
			{proposed.length > 0 && (
				<Button onClick={() => void acceptProposal(plan, undefined)}>
					{t.acceptAll(proposed.length)}
				</Button>
			)}
		</>
	);
}

const stop = ({ id }: AutoPlan, context: string) =>
	asked(() => api(contract.stopAutoPlan, { id }), context);

const discard = ({ id }: AutoPlan, context: string) =>
	asked(() => api(contract.discardAutoPlan, { id }), context);

const improve = ({ id }: AutoPlan, context: string) =>
	asked(() => api(contract.improveAutoPlan, { id }), context);

async function asked(ask: () => Promise<unknown>, context: string): Promise<void> {
	try {
		await ask();
	} catch (error) {
		handleError(error, { context });
	} finally {
		void renew(contract.listAutoPlans);
	}
}
