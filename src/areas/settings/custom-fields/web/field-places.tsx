import { Button } from "@mantine/core";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { CustomEntity } from "../contract/custom-entities.ts";
import { placesOfEntity } from "../contract/field-kinds.ts";
import { texts } from "../text.ts";
import { customFieldsAssign } from "./panels.ts";
import { useFieldRights } from "./use-field-rights.ts";

interface Given {
	readonly item: {
		readonly id: string;
		readonly entity: CustomEntity;
		readonly placeCount?: number;
	};
}

/** Where a field is asked for, in its detail. */
export function FieldPlaces({ item }: Given) {
	const t = useTexts(texts);
	const { mayWrite } = useFieldRights();
	const { id, entity, placeCount = 0 } = item;
	const title = t.field.extra.placeCount;
	return (
		<section className="master-section" aria-label={title}>
			<h3>{title}</h3>
			<div className="custom-usage">
				<span>{placeCount === 0 ? t.detail.everywhere : t.detail.places(placeCount)}</span>
				{mayWrite && placesOfEntity[entity].length > 0 && (
					<Button
						size="xs"
						variant="default"
						onClick={() => openPanel(customFieldsAssign, { id }, { stack: "sub" })}
					>
						{t.detail.assign}
					</Button>
				)}
			</div>
		</section>
	);
}
