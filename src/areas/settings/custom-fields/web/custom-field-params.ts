import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { customEntities } from "../contract/field-kinds.ts";

const entity = z.enum(customEntities);

export const overviewParams = z.object({ entity: z.optional(entity) });
export const groupCreateParams = z.object({ entity: z.optional(entity) });
export const fieldCreateParams = z.object({ entity, groupId: id });
/** Of one person; without a group all of them. */
export const userFieldsParams = z.object({ userId: id, groupId: z.optional(id) });
export const customerFieldsParams = z.object({ id });
