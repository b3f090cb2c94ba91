import type { SsoKind } from "#areas/session/single-sign-on/contract.ts";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

/** Asks, and resolves to whether it is gone. */
export function useRemoveProvider(kind: SsoKind): () => Promise<boolean> {
	const { remove: t, kinds } = useTexts(texts);
	return async () => {
		const { title } = t;
		if ((await confirmDelete({ title, name: kinds[kind] })) === null) {
			return false;
		}
		return attempt({
			context: title,
			done: t.done,
			act: () => api(contract.deleteSsoProvider, { kind }),
			renew: () => renew(contract.listSsoProviders),
		});
	};
}
