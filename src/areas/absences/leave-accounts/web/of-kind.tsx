import type { ReactNode } from "react";
import { LoadedPanel } from "#areas/staff/users/web/public.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { LeaveAccountAnswer } from "../contract/account.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { useWhose } from "./detail/use-whose.ts";

/** A person's year of a kind of leave, with its account where there is one. */
export interface ShownOfKind {
	readonly shown: LeaveAccountAnswer;
	readonly activityId: string;
}

interface Given {
	readonly userId: string;
	readonly year?: number | undefined;
	readonly activityId?: string | undefined;
	readonly children: (shown: ShownOfKind) => ReactNode;
}

/** A panel about somebody's year of leave, which is fetched first; says so where the company keeps no accounts. */
export function OfKind({ userId, year, activityId, children }: Given) {
	const input = { userId, ...(year && { year }), ...(activityId && { activityId }) };
	return (
		<LoadedPanel endpoint={contract.getLeaveAccount} input={input}>
			{(shown) =>
				shown.activityId === null ? (
					<NoKind shown={shown} />
				) : (
					children({ shown, activityId: shown.activityId })
				)
			}
		</LoadedPanel>
	);
}

function NoKind({ shown }: { readonly shown: LeaveAccountAnswer }) {
	const { detail: t } = useTexts(texts);
	return (
		<PanelFrame sub={useWhose(shown)}>
			<EmptyState text={t.none} />
		</PanelFrame>
	);
}
