import { PersonSection } from "#areas/staff/users/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { CurrentRows } from "#kit/web/person-record/person-list.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { usersWorksheets } from "./panels.ts";
import { planScreens } from "./plan-screens.tsx";

/** What is planned for a person today and later, in the person's detail. */
export default function WorksheetsSection({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).plans;
	const show = () => openPanel(usersWorksheets, { userId }, { stack: "sub" });
	return (
		<PersonSection title={t.one} action={{ label: t.show, run: show }}>
			<CurrentRows screens={planScreens} userId={userId} />
		</PersonSection>
	);
}
