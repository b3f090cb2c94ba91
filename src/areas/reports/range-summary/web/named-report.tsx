import { ReportList } from "#areas/reports/report-view/web/public.ts";
import { useTexts } from "#kit/web/texts.ts";
import { lists } from "../contract/lists.ts";
import { type ReportName, reports } from "../contract.ts";
import { texts } from "../text.ts";

/** One of the reports; its key keeps what was chosen in it from another one. */
export function NamedReport({ name }: { readonly name: ReportName }) {
	const t = useTexts(texts);
	return (
		<ReportList
			key={name}
			id={lists[name]}
			report={reports[name]}
			words={name === "sickness" ? { ...t.reports[name], none: t.none } : t.reports[name]}
		/>
	);
}
