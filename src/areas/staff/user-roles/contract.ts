import { refusal } from "../../../kit/contract/refusal.ts";

/** A grant above what the granter holds at that place; `facts` name key and level. */
export const grantForbidden = refusal("ForbiddenAction", "GRANT_FORBIDDEN");
export const roleNotFound = refusal("EntityNotFound", "ROLE_NOT_FOUND");
