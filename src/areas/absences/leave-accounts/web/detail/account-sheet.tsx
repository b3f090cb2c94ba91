import { PrintedOn } from "#kit/ui/paper/paper-head.tsx";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { LeaveAccountAnswer } from "../../contract/account.ts";
import { texts } from "../../text.ts";
import { AccountReport } from "./account-report.tsx";
import { useWhose } from "./use-whose.ts";

/** The same on paper, with whose it is and when it was printed. */
export function AccountSheet({ shown }: { readonly shown: LeaveAccountAnswer }) {
	const { detail: t } = useTexts(texts);
	const { tenant } = useSession();
	const whose = useWhose(shown);
	return (
		<div className="leave-sheet">
			<h1>{t.title(String(shown.year))}</h1>
			<p>{whose}</p>
			<p>
				{tenant.name} · <PrintedOn />
			</p>
			{shown.account && <AccountReport shown={shown} account={shown.account} />}
		</div>
	);
}
