// react-helmet asks for the package of this name, which fills in for browsers from before 2015.
module.exports = Object.assign;
