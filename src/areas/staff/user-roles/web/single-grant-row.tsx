import { IconX } from "@tabler/icons-react";
import { isPermissionKey } from "../../../../domain/access/permission-keys.ts";
import { confirm } from "../../../../kit/ui/dialog/confirm.ts";
import { IconButton } from "../../../../kit/ui/icon-button.tsx";
import { useMay } from "../../../../kit/web/session/session-store.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { useAction } from "../../../../kit/web/use-api.ts";
import { contract, type SingleGrant } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { useGrantWords } from "./use-grant-words.ts";
import { renewGrants } from "./use-grants-live.ts";
import { usePermissionWords } from "./use-permission-words.ts";
import "./user-roles.css";

/** One single grant: the right, its level, its place, its days. */
export function SingleGrantRow({ grant }: { readonly grant: SingleGrant }) {
	const t = useTexts(german, english);
	const { keyName, levelName } = usePermissionWords();
	const { placeText, daysText, isPast } = useGrantWords();
	const mayDelete = useMay("roles.manage", "FULL");
	const { mutateAsync } = useAction(contract.deleteUserPermission, {
		context: t.single.remove,
		onDone: () => void renewGrants(),
	});
	const { id, key, level } = grant;
	const name = keyName(key);
	const over = isPast(grant);
	const remove = async () => {
		const answer = await confirm({
			title: t.single.remove,
			text: t.single.removeText(name),
			confirm: t.single.remove,
			danger: true,
		});
		// a refusal is told by the action itself
		if (answer !== null) await mutateAsync({ id }).catch(() => undefined);
	};
	return (
		<li data-past={over || undefined}>
			<div className="grant">
				<div>
					<b>
						{name} · {isPermissionKey(key) && levelName(key, level)}
					</b>
					<small>
						{placeText(grant)} · {daysText(grant)}
						{over && ` · ${t.roles.past}`}
					</small>
				</div>
				{mayDelete && (
					<IconButton
						icon={IconX}
						label={`${t.single.remove}: ${name}`}
						onClick={() => void remove()}
					/>
				)}
			</div>
		</li>
	);
}
