import type { ReactNode } from "react";
import { LoadedPanel } from "#areas/staff/users/web/public.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import type { OvertimeAccount } from "../contract/fields.ts";
import { contract, overtimeTopic } from "../contract.ts";
import { NoAccount } from "./no-account.tsx";
import { renewOvertime } from "./renew-overtime.ts";

interface Given {
	readonly title: string;
	readonly userId: string;
	readonly children: (account: OvertimeAccount) => ReactNode;
}

/** A panel about a person's account, which is fetched first and kept up to date; offers to open it where there is none. */
export function AccountPanel({ title, userId, children }: Given) {
	useLiveTopic(overtimeTopic, () => void renewOvertime());
	// balances follow entries, too
	useLiveTopic("TRACKINGS", () => void renewOvertime());
	return (
		<LoadedPanel title={title} endpoint={contract.getOvertimeAccount} input={{ userId }}>
			{({ account }) =>
				account === null ? <NoAccount title={title} userId={userId} /> : children(account)
			}
		</LoadedPanel>
	);
}
