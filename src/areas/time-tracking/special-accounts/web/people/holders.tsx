import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";

interface Given {
	readonly item: { readonly isForAll: boolean; readonly userCount: number };
}

/** How many hold an account: of one for all employees nobody is counted. */
export function Holders({ item: { isForAll, userCount } }: Given) {
	const t = useTexts(texts);
	return isForAll && userCount === 0 ? t.everybody : userCount;
}
