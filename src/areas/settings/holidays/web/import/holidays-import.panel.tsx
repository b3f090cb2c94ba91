import { Button, Checkbox } from "@mantine/core";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { texts as kitTexts } from "#kit/ui/text.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { ImportFields } from "./import-fields.tsx";
import { LastImports } from "./last-imports.tsx";
import { ProposalTable } from "./proposal-table.tsx";
import { type ImportChoice, useImportChoice } from "./use-import-choice.ts";
import { type Proposals, useProposals } from "./use-proposals.ts";
import "../holidays.css";

/** The calendar of a country or region, ticked and taken over. */
export default function HolidaysImportPanel({ close }: { readonly close: () => void }) {
	const t = useTexts(texts).import;
	const { cancel } = useTexts(kitTexts);
	const choice = useImportChoice();
	const proposals = useProposals(choice);
	const { start, isBusy } = useImport(choice, proposals, close);
	const count = proposals.chosen.length;
	return (
		<PanelFrame
			footer={
				<>
					<Button variant="default" data-far-left onClick={close}>
						{cancel}
					</Button>
					<Button
						loading={isBusy}
						disabled={count === 0 || proposals.query.isPlaceholderData}
						onClick={start}
					>
						{t.start(count)}
					</Button>
				</>
			}
		>
			<p className="holiday-about">{t.about}</p>
			<ImportFields choice={choice} />
			<Preview proposals={proposals} />
			<LastImports />
		</PanelFrame>
	);
}

function Preview({ proposals }: { readonly proposals: Proposals }) {
	const t = useTexts(texts).import;
	const { query, shown, showsOther, showOther } = proposals;
	if (query.data === undefined) {
		const retry = () => void query.refetch();
		return <AwaitedState hasFailed={query.isError} text={t.notLoaded} onRetry={retry} />;
	}
	return (
		<>
			<Checkbox
				mt="md"
				label={t.showOther}
				checked={showsOther}
				onChange={(event) => showOther(event.currentTarget.checked)}
			/>
			{shown.length === 0 ? <EmptyState text={t.none} /> : <ProposalTable proposals={proposals} />}
		</>
	);
}

function useImport({ question, siteIds }: ImportChoice, { chosen }: Proposals, close: () => void) {
	const t = useTexts(texts).import;
	const action = useAction(contract.importHolidays, {
		context: t.saving,
		renews: [contract.listHolidays, contract.listHolidayPlaces, contract.listHolidayProposals],
		onDone: ({ added, present }) => {
			toast({ type: "positive", title: t.done(added, present) });
			close();
		},
	});
	const days = chosen.map(({ date, name, factor }) => ({ date, name, factor }));
	return {
		isBusy: action.isPending,
		start: () => action.mutate({ ...question, siteIds: [...siteIds], days }),
	};
}
