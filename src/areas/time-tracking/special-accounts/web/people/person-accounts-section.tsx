import { PersonSection } from "#areas/staff/users/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { Answer } from "#kit/web/answer.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { specialAccounts } from "../../contract/accounts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { usersSpecialAccountsPicker } from "../panels.ts";
import { HeldList } from "./held-list.tsx";

/** The special accounts of a person in her detail, and the way to change them. */
export default function PersonAccountsSection({ userId }: { readonly userId: string }) {
	const { assigned: t, master } = useTexts(texts);
	const show = () => openPanel(usersSpecialAccountsPicker, { userId }, { stack: "sub" });
	return (
		<PersonSection title={master.many} action={{ label: t.show, run: show }}>
			<Answer
				endpoint={contract.listUserSpecialAccounts}
				input={{ userId }}
				topic={specialAccounts.topic}
				notLoaded={t.notLoaded}
			>
				{({ items }) => <HeldList accounts={items} mayWrite={false} />}
			</Answer>
		</PersonSection>
	);
}
