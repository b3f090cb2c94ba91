import { Button } from "@mantine/core";
import { PersonSection } from "#areas/staff/users/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { Answer } from "#kit/web/answer.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { EmploymentList } from "./employment-list.tsx";
import { usersEmploymentContract, usersWages } from "./panels.ts";

/** Employments and contracts in the detail of a person, and the way to the wages. */
export default function EmploymentSection({ userId }: { readonly userId: string }) {
	const { employment, list: t } = useTexts(texts);
	const open = (panel: typeof usersWages) => () => openPanel(panel, { userId }, { stack: "sub" });
	return (
		<PersonSection
			title={employment.one}
			action={{ label: t.show, run: open(usersEmploymentContract) }}
		>
			<Answer endpoint={contract.listEmployments} input={{ userId }} notLoaded={t.notLoaded}>
				{({ items }) => <EmploymentList employments={items} />}
			</Answer>
			<Button size="xs" variant="default" onClick={open(usersWages)}>
				{useTitle(usersWages)}
			</Button>
		</PersonSection>
	);
}
