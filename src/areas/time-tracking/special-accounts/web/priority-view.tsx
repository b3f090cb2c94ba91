import { IconStarFilled } from "@tabler/icons-react";
import { type AccountPriority, accountPriorities } from "#domain/surcharge/special-account.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import "./special-accounts.css";

interface Given {
	readonly item: { readonly priority: AccountPriority };
}

/** Three stars for the highest priority, one for the lowest, none for what always counts. */
export function PriorityView({ item: { priority } }: Given) {
	const words = useTexts(texts).priority[priority];
	if (priority === "ALWAYS") return <>{words}</>;
	const stars = accountPriorities.slice(accountPriorities.indexOf(priority), 3);
	return (
		<span className="account-stars" role="img" aria-label={words} title={words}>
			{stars.map((star) => (
				<IconStarFilled key={star} size={14} aria-hidden />
			))}
		</span>
	);
}
