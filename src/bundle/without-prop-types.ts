/**
 * Replaces `prop-types`: React 19 ignores the types that packages give their components. Each type, and what it is made of, is this
 * one object.
 */
const anyType: object = new Proxy(() => anyType, { get: () => anyType });

export default anyType;
