import { PersonSection } from "#areas/staff/users/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { thisMonth } from "./months/month-after.ts";
import { timeReportsDetail } from "./panels.ts";
import { usePersonMonth } from "./person-month/month-content.tsx";
import { MonthFigures } from "./person-month/month-figures.tsx";
import "./person-month/person-month.css";

/** Part of a person's panel: what her present month comes to. */
export default function MonthSection({ userId }: { readonly userId: string }) {
	const { list: t } = useTexts(texts);
	const format = useFormat();
	const month = thisMonth();
	const { month: loaded } = usePersonMonth(userId, month);
	if (loaded === undefined) return null;
	const open = () => openPanel(timeReportsDetail, { userId, month }, { stack: "sub" });
	return (
		<PersonSection
			title={`${t.title} ${format.month(`${month}-01`)}`}
			action={{ label: t.show, run: open }}
		>
			<MonthFigures of={loaded} />
		</PersonSection>
	);
}
