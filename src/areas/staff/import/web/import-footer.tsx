import { Button } from "@mantine/core";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract, type ImportRun } from "../contract.ts";
import { texts } from "../text.ts";
import type { Choice } from "./use-choice.ts";

interface Given {
	readonly run: ImportRun;
	readonly choice: Choice;
	readonly isBusy: boolean;
	readonly onLeave: () => void;
}

/** What can be done next: check, import, undo. */
export function ImportFooter({ run, choice, isBusy, onLeave }: Given) {
	const t = useTexts(texts).panel;
	const { check, carryOut, undo, isSending } = useSteps(run, choice);
	const isOver = run.ranAt !== null;
	const canRun = isReady(run, choice) && !isBusy;
	const { NEW = 0, CHANGED = 0, FAULTY = 0 } = run.counts ?? {};
	return (
		<>
			<Button variant="default" data-far-left onClick={onLeave}>
				{t.another}
			</Button>
			{run.status === "DONE" && (
				<Button variant="default" disabled={isBusy} loading={isSending} onClick={() => void undo()}>
					{t.undo}
				</Button>
			)}
			{!isOver && (
				<Button
					variant={canRun ? "default" : "filled"}
					disabled={!choice.isComplete || isBusy}
					loading={isSending}
					onClick={check}
				>
					{run.status === "CHECKED" ? t.checkAgain : t.check}
				</Button>
			)}
			{canRun && (
				<Button loading={isSending} onClick={() => carryOut(FAULTY > 0)}>
					{FAULTY > 0 ? t.runGood(NEW + CHANGED) : t.run}
				</Button>
			)}
		</>
	);
}

/** Checked as it is chosen now, with something to do. */
function isReady(run: ImportRun, choice: Choice): boolean {
	const { counts, status } = run;
	if (status !== "CHECKED" || counts === null || choice.isChanged) return false;
	return counts.NEW + counts.CHANGED > 0;
}

function useSteps(run: ImportRun, choice: Choice) {
	const t = useTexts(texts).panel;
	const importId = run.id;
	const renews = [contract.getImport, contract.listImports];
	const checking = useAction(contract.checkImport, { context: t.checking, renews });
	const running = useAction(contract.runImport, { context: t.running, renews });
	const undoing = useAction(contract.undoImport, { context: t.undoing, renews });
	return {
		isSending: checking.isPending || running.isPending || undoing.isPending,
		check: () => {
			const { mapping, unitId } = choice;
			checking.mutate({ importId, mapping, unitId });
		},
		carryOut: (onlyGood: boolean) => running.mutate({ importId, onlyGood }),
		async undo() {
			const answer = await confirm({
				title: t.undo,
				text: t.undoText,
				confirm: t.undo,
				danger: true,
			});
			if (answer !== null) undoing.mutate({ importId });
		},
	};
}
